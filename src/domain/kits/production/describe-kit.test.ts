import { expect, it } from 'vitest';
import { starterKit } from '../document/starter-kit';
import { setTechnique } from '../editing/garments';
import { describeKit } from './describe-kit';

it('makers are told how names, numbers and logos are put onto a garment, unless they are sublimated', () => {
  const kit = starterKit('football-shirt', ['#111111', '#ffffff']);
  const titleOf = (document: typeof kit) => describeKit(document, kit.colorways[0]!).garments[0]?.title;
  expect(titleOf(setTechnique(kit, 'football-shirt', 'embroidery'))).toContain('names, numbers and logos: embroidery');
  expect(titleOf(kit)).not.toContain('names, numbers and logos');
});

it('makers of embroidery are told the threads of our table, all others the plates', () => {
  const kit = starterKit('football-shirt', ['#111111', '#fffffe']);
  const inksOf = (document: typeof kit) =>
    describeKit(document, kit.colorways[0]!).garments[0]?.placements.map(({ inks }) => inks);
  expect(inksOf(setTechnique(kit, 'football-shirt', 'embroidery'))).toEqual(['KR 101 White', 'KR 101 White']);
  expect(inksOf(setTechnique(kit, 'football-shirt', 'vinyl'))).toEqual(['SPOT 2 FFFFFE', 'SPOT 2 FFFFFE']);
});
