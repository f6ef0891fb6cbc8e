import type { TextProps } from '@react-pdf/renderer';
import { Text as PdfText } from './elements';
import type { PropsWithChildren, ReactNode } from 'react';
import { printable } from './printable';

/** Text of a document: letters that no font has show as a replacement. Its direction follows its first letter. */
export function Text({ children, style, ...props }: PropsWithChildren<TextProps>) {
  return (
    <PdfText {...props} style={isRightToLeft(children) ? [RIGHT_TO_LEFT, ...[style ?? []].flat()] : style}>
      {shown(children)}
    </PdfText>
  );
}

/** Keeps a name in Hebrew or Arabic aligned with the others. */
const RIGHT_TO_LEFT = { direction: 'rtl', textAlign: 'left' } as const;

const STARTS_RIGHT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

const isRightToLeft = (children: ReactNode): boolean =>
  typeof children === 'string' ? STARTS_RIGHT.test(children) : Array.isArray(children) && isRightToLeft(children[0]);

function shown(children: ReactNode): ReactNode {
  if (Array.isArray(children)) return children.map(shown);
  return typeof children === 'string' ? printable(children) : children;
}
