import type { Garment, KitPicture } from '@/domain/kits';

const BY_SPORT: [RegExp, Garment][] = [
  [/netball/i, 'netball-dress'],
  [/rugby/i, 'rugby-jersey'],
  [/cricket/i, 'cricket-shirt'],
  [/football|soccer/i, 'football-shirt'],
];

/** The kit by which a team sees its colours: its sport’s, the second colour printed on the first. */
export function teamKit(
  sportType: string | null | undefined,
  colors: readonly string[],
  view: 'front' | 'back',
): KitPicture {
  const [primary = '#7c3aed', secondary = '#ffffff', accent = secondary] = colors;
  const garment = BY_SPORT.find(([sport]) => sport.test(sportType ?? ''))?.[1] ?? 'training-tee';
  return {
    garment,
    view,
    colors: { primary, secondary, accent },
    pattern: 'side-panels',
    number: '7',
    background: 'none',
  };
}
