export const demoComponents = [
  {
    name: 'Contact Button',
    category: 'forms',
    icon: 'Mail',
    template: { type: 'button', component: 'ButtonBlock' },
    defaultProps: { text: 'Contact us', variant: 'primary', size: 'lg', link: '/contact', alignment: 'center' },
  },
] as const;
