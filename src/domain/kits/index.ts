export { drawCategoryIcon, CATEGORY_ICONS, type CategoryIcon } from './category-icon';
export { availableViews, drawKit, type KitPicture } from './draw-kit';
export { drawHero } from './hero';
export { drawPlaceholder } from './placeholder';
export { drawTeamLogo } from './team-logo';
export { GARMENTS, PATTERNS, VIEWS, type Garment, type KitColors, type Pattern, type View } from './types';
