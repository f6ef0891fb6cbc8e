import type { TextProps } from '@react-pdf/renderer';
import { Text as PdfText } from './elements';
import type { PropsWithChildren, ReactNode } from 'react';
import { printable } from './printable';

/** Text of a document: all of its letters are seen, those that no font has as a replacement. */
export function Text({ children, ...props }: PropsWithChildren<TextProps>) {
  return <PdfText {...props}>{shown(children)}</PdfText>;
}

function shown(children: ReactNode): ReactNode {
  if (Array.isArray(children)) return children.map(shown);
  return typeof children === 'string' ? printable(children) : children;
}
