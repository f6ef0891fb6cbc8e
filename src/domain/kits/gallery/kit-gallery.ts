/** Ready designs to start from, each in home and away colours; also the free mockups for download. */
import type { KitDocument } from '../document/kit-document';
import type { KitSport } from '../document/kit-sports';
import { composeDesign, type DesignRecipe } from './compose-design';
import { CRICKET_DESIGNS } from './cricket';
import { FOOTBALL_DESIGNS } from './football';
import { NETBALL_DESIGNS } from './netball';
import { RUGBY_DESIGNS } from './rugby';
import { TRAINING_DESIGNS } from './training';

export interface GalleryDesign {
  id: string;
  name: string;
  sport: KitSport;
  document: KitDocument;
}

const of = (sport: KitSport, recipes: readonly DesignRecipe[]): GalleryDesign[] =>
  recipes.map((recipe) => ({ id: recipe.id, name: recipe.name, sport, document: composeDesign(recipe) }));

export const KIT_GALLERY: readonly GalleryDesign[] = [
  ...of('football', FOOTBALL_DESIGNS),
  ...of('rugby', RUGBY_DESIGNS),
  ...of('netball', NETBALL_DESIGNS),
  ...of('cricket', CRICKET_DESIGNS),
  ...of('training', TRAINING_DESIGNS),
];
