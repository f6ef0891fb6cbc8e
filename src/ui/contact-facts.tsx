const link = 'text-accent underline-offset-4 hover:underline';

export const contactFacts = ({ email, phone }: { email: string | null; phone: string | null | undefined }) => [
  {
    name: 'Email',
    value: email && (
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
    ),
  },
  {
    name: 'Phone',
    value: phone && (
      <a href={`tel:${phone}`} className={link}>
        {phone}
      </a>
    ),
  },
];
