/** Formulas, quotes, separators and line ends, as cells of a CSV file. */
export const AWKWARD_CELLS = [..."=1+1 +44 - @cmd '=x '' \" , ; #".split(' '), '\t'];
