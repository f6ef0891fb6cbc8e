import Papa from 'papaparse';

/** Lines of a CSV file. Cells that a spreadsheet would take for a formula come with an apostrophe before them. */
export const csvLines = (rows: readonly unknown[][]): string =>
  `${Papa.unparse([...rows], { newline: '\r\n', escapeFormulae: true })}\r\n`;
