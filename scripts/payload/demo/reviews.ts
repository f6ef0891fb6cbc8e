type Written = { stars: number; title: string; body: string };

export const reviewsOfProduct: Record<string, Written[]> = {
  'velocity-netball-dress': [
    {
      stars: 5,
      title: 'Moves with you',
      body: 'No pulling at the shoulders on a full reach. The whole squad has asked for a second one.',
    },
    {
      stars: 4,
      title: 'Lovely colour, long fit',
      body: 'The teal is just as on the chart. Shorter players may want a size down.',
    },
  ],
  'striker-pro-football-kit': [
    {
      stars: 5,
      title: 'Numbers still perfect',
      body: 'Half a season of muddy Sundays and forty washes, and not one number has lifted.',
    },
    {
      stars: 3,
      title: 'Good shirt, short shorts',
      body: 'The shirt is great. Our taller lads found the shorts on the short side.',
    },
  ],
  'momentum-training-tee': [
    {
      stars: 5,
      title: 'Dries overnight',
      body: 'We train twice a week and it is always ready. Light without being see-through.',
    },
    { stars: 4, title: 'Simple and good', body: 'Does what a training top should. I would love a long-sleeved one.' },
  ],
  'ironside-rugby-jersey': [
    {
      stars: 5,
      title: 'Tough as promised',
      body: 'Survived pre-season in the second row, which is more than I can say for my knees.',
    },
    {
      stars: 4,
      title: 'Proper weight',
      body: 'Heavy enough to last and still breathes. The collar is stiff until its second wash.',
    },
  ],
  'crease-cricket-shirt': [
    {
      stars: 5,
      title: 'Cool on a long afternoon',
      body: 'Fielded for fifty overs in July in it. The sleeves stay out of the way when bowling.',
    },
    {
      stars: 4,
      title: 'Whites that stay white',
      body: 'Grass stains come out at forty degrees. Buttons could be a bit larger.',
    },
  ],
  'thermal-base-layer': [
    {
      stars: 5,
      title: 'Warm without bulk',
      body: 'Fits under the match shirt and nobody sees it. January kick-offs are bearable now.',
    },
    { stars: 3, title: 'Runs tight', body: 'Good material. Order a size up unless you like it like a second skin.' },
  ],
  'touchline-team-holdall': [
    {
      stars: 5,
      title: 'Takes everything',
      body: 'Boots, two balls, wet kit in its own pocket. The straps do not cut in.',
    },
    { stars: 4, title: 'Solid bag', body: 'Two seasons in the boot of my car and it still looks the part.' },
  ],
  'pro-grip-crew-socks': [
    {
      stars: 5,
      title: 'No more blisters',
      body: 'The grip really holds the foot in the boot. Bought them for the whole team.',
    },
    { stars: 2, title: 'Elastic gave up', body: 'Comfortable, but one pair lost its grip at the top within weeks.' },
  ],
};

export const reviewsOfAny: readonly Written[] = [
  {
    stars: 5,
    title: 'Would order again',
    body: 'Easy to order, arrived when they said, and it looks great on the team.',
  },
  { stars: 5, title: 'Great quality', body: 'Better made than what we had from a well-known brand.' },
  {
    stars: 5,
    title: 'The proof helped',
    body: 'Seeing it first saved us a spelling mistake in the sponsor. Result is spot on.',
  },
  { stars: 4, title: 'Very happy', body: 'Good fit across all ages. One size was swapped without any fuss.' },
  { stars: 4, title: 'Nearly perfect', body: 'Fabric and print are excellent. Delivery took the full three weeks.' },
  { stars: 3, title: 'Fine for the money', body: 'Nothing wrong with it. We expected the colour a little brighter.' },
  {
    stars: 2,
    title: 'Not quite our colour',
    body: 'Well made, though the shade was off what we had in mind. Check the chart first.',
  },
  { stars: 1, title: 'Wrong size sent', body: 'One came in the wrong size and we had to wait for the other.' },
];

export const reviewers = [
  'Grace P.',
  'Callum R.',
  'Aisha M.',
  'Ben T.',
  'Niamh O.',
  'Tariq H.',
  'Ellie W.',
  'Jonah S.',
  'Freya D.',
  'Leon K.',
  'Sophie A.',
  'Marek Z.',
  'Ruby C.',
  'Hassan B.',
  'Isla F.',
  'Owen J.',
  'Mia L.',
  'Theo V.',
  'Zara N.',
  'Harvey G.',
] as const;
