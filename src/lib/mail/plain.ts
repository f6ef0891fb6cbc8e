import type { EmailWriters } from './email';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const plainEmail: EmailWriters['plain'] = {
  write: async ({ data }) => {
    const html = textOf(data.html);
    const text = textOf(data.text) || html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    return { subject: textOf(data.subject), text: text.trim(), html };
  },
};
