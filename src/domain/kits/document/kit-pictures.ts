type Drawn<Picture> = { kind: 'logo'; logo: { picture?: Picture } } | { kind: 'text' | 'name' | 'number' };

export const picturesOf = <Picture extends { hash: string }>({
  elements,
}: {
  elements: readonly Drawn<Picture>[];
}): Picture[] => [
  ...new Map(
    elements.flatMap((each) =>
      each.kind === 'logo' && each.logo.picture ? [[each.logo.picture.hash, each.logo.picture]] : [],
    ),
  ).values(),
];
