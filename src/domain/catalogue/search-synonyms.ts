/**
 * Synonyms of shoppers, one group per line, in the singular; data for trade experts. Also spellings other than
 * -our/-or, -ise/-ize and the like.
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
