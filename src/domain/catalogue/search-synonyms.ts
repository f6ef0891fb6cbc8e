/**
 * What shoppers call the same thing, one group a line, in the singular; kept as data for whoever knows the trade.
 * Words of the same spelling but for -our and -or, -ise and -ize and the like stand here too.
 */
export const SEARCH_SYNONYMS: readonly (readonly string[])[] = [
  ['shirt', 'jersey', 'top', 'tee'],
  ['tee', 'tshirt'],
  ['sock', 'sox', 'stocking'],
  ['hoodie', 'hoody', 'sweatshirt'],
  ['jumper', 'sweater', 'sweatshirt', 'pullover'],
  ['tracksuit', 'joggers', 'jogger'],
  ['bag', 'holdall', 'duffel', 'duffle', 'kitbag', 'backpack', 'rucksack'],
  ['baselayer', 'underlayer', 'thermal', 'skin', 'undershirt'],
  ['football', 'soccer', 'footy', 'footie'],
  ['rugby', 'rugger'],
  ['dress', 'skort', 'bodysuit'],
  ['kit', 'strip', 'uniform'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['center', 'centre'],
  ['fiber', 'fibre'],
  ['custom', 'customised', 'customized', 'customisable', 'customizable', 'personalised', 'personalized', 'bespoke'],
  ['sublimated', 'sublimation', 'printed'],
  ['sale', 'discount', 'offer', 'reduced', 'clearance', 'cheap'],
  ['boys', 'kid', 'kids', 'junior', 'youth', 'child', 'children', 'boy'],
  ['return', 'refund', 'exchange'],
  ['warm', 'thermal', 'winter'],
  ['breathable', 'ventilated', 'mesh'],
];
