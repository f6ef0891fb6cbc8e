export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_LABELS: Record<Theme, string> = { light: 'Light Mode', dark: 'Dark Mode', system: 'System' };

export const COLOR_SCHEMES = ['purple', 'blue', 'green', 'orange'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const COLOR_SCHEME_LABELS: Record<ColorScheme, string> = {
  purple: 'Purple',
  blue: 'Blue',
  green: 'Green',
  orange: 'Orange',
};

export const DEFAULT_APPEARANCE = { theme: 'system', colorScheme: 'purple' } as const;
