import { formatBytes } from '@/domain/text/format-bytes';
import { PDF_TYPE } from '@/domain/pages/media';

type File = { mimeType: string; width: number; height: number; size: number };

export const isDocument = ({ mimeType }: Pick<File, 'mimeType'>): boolean => mimeType === PDF_TYPE;

/** '1200 × 800' px, or 'PDF'. */
export const dimensions = (file: Omit<File, 'size'>): string =>
  isDocument(file) ? 'PDF' : `${file.width} × ${file.height}`;

export const fileFacts = (file: File): string => `${dimensions(file)} · ${formatBytes(file.size)}`;
