export type PictureAddresses = {
  /** Middle size. */
  src: string;
  thumbnail: string;
  srcSet?: string;
};

/** Compact form for pages: the common start of the addresses is sent once. */
export type PackedAddresses = {
  stem: string;
  /** Rest of each address, narrowest first, as in `srcset`; without the width where the name begins with it. */
  ends: string;
};

const BETWEEN = ', ';

export function packAddresses({ src, srcSet = src }: PictureAddresses): PackedAddresses {
  const listed = srcSet.split(BETWEEN);
  const stem = listed.reduce(commonStart);
  return { stem, ends: listed.map((each) => each.slice(stem.length).replace(/^((\d+)x.*) \2w$/, '$1')).join(BETWEEN) };
}

export function addressesOf({ stem, ends }: PackedAddresses): PictureAddresses {
  const listed = ends.split(BETWEEN).map((end) => stem + end.replace(/^(\d+)x\S+$/, '$& $1w'));
  const [thumbnail = stem, src = thumbnail] = listed.map((each) => each.replace(/ \d+w$/, ''));
  return { src, thumbnail, ...(listed.length > 1 && { srcSet: listed.join(BETWEEN) }) };
}

function commonStart(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end += 1;
  return one.slice(0, end);
}
