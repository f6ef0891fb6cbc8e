export const ANALYTICS_TABLES = [
  { value: 'days', label: 'Views per day' },
  { value: 'pages', label: 'Pages' },
  { value: 'referrers', label: 'Referrers' },
  { value: 'products', label: 'Products' },
] as const;

export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number]['value'];
