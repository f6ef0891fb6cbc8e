export const AWKWARD_CELLS = [..."=1+1 +44 - @cmd '=x '' \" , ; #".split(' '), '\t'];
