type DemoCategory = { slug: string; name: string; description: string; parent?: string; showInMenu?: boolean };

/** The Shop menu also has a sale tile, which is a rule, not a category. */
export const demoCategories: DemoCategory[] = [
  { slug: 'accessories', name: 'Accessories', description: 'Bags, socks and the rest of the kit', showInMenu: false },
  { slug: 'bags', name: 'Bags', description: 'Holdalls and backpacks for the squad', parent: 'accessories' },
  { slug: 'custom', name: 'Custom', description: 'Designed with you, made for you' },
  { slug: 'socks', name: 'Socks', description: 'Grip, crew and match socks', parent: 'accessories' },
  { slug: 'baselayers', name: 'Baselayers', description: 'Warmth worn beneath the shirt' },
  { slug: 'training', name: 'Training', description: 'Tees and tops for every session' },
  { slug: 'netball', name: 'Netball', description: 'Dresses, bibs and warm-ups' },
  { slug: 'cricket', name: 'Cricket', description: 'Whites and one-day colours' },
  { slug: 'rugby', name: 'Rugby', description: 'Jerseys that survive the scrum' },
  { slug: 'football', name: 'Football', description: 'Full kits with names and numbers' },
];
