'use client';

import { DefaultCell } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { fieldLabel } from '@/domain/text/field-label';
import { amountText, sizeText } from './panel-text';

export const MoneyCell = (props: DefaultCellComponentProps) => (
  <TextCell {...props} cellData={amountText(props.cellData, props.rowData.currency)} />
);

export const SizeCell = (props: DefaultCellComponentProps) => (
  <TextCell {...props} cellData={sizeText(props.cellData)} />
);

export const ActionCell = (props: DefaultCellComponentProps) => (
  <TextCell {...props} cellData={fieldLabel(String(props.cellData))} />
);

/** Drawn as text, so that a first column still links to its record. */
const TextCell = (props: DefaultCellComponentProps) => (
  <DefaultCell {...props} field={{ ...props.field, type: 'text' } as DefaultCellComponentProps['field']} />
);
