'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { fieldLabel } from '@/domain/text/field-label';
import { amountText, sizeText } from './panel-text';

/** Amount in a list of Payload’s panel: '$522.40'. */
export const MoneyCell = (props: DefaultCellComponentProps) => (
  <TextCell {...props} cellData={amountText(props.cellData, props.rowData.currency)} />
);

/** File size in a list of Payload’s panel: '473 KB'. */
export const SizeCell = (props: DefaultCellComponentProps) => (
  <TextCell {...props} cellData={sizeText(props.cellData)} />
);

/** Action of an entry in the activity log, in words: 'Page: schedule failed'. */
export const ActionCell = (props: DefaultCellComponentProps) => (
  <TextCell {...props} cellData={fieldLabel(String(props.cellData))} />
);

/** Drawn as text, so that a first column still links to its record. */
const TextCell = (props: DefaultCellComponentProps) => (
  <DefaultCell {...props} field={{ ...props.field, type: 'text' } as DefaultCellComponentProps['field']} />
);
