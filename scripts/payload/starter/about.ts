import { closing, hero, text, type StarterPage, WEEKS } from './page';

export const about: StarterPage = {
  slug: 'about',
  title: 'About Us',
  metaDescription: 'A UK workshop for custom sportswear: who we are, what we care about and how we got here.',
  content: [
    hero({
      eyebrow: 'About us',
      title: 'Made by people who play',
      subtitle: 'Custom kit from a UK workshop: drawn, cut, printed and sewn under one roof.',
      buttonText: 'Start a kit',
      buttonLink: '/custom-kits',
      secondButtonText: 'Talk to us',
      secondButtonLink: '/contact',
    }),
    {
      blockType: 'statistics',
      heading: 'In figures',
      items: [
        { value: '1,400', label: 'Teams', note: 'in our kit this season' },
        { value: '2-3', label: 'Weeks', note: 'from approved proof to delivery' },
        { value: '12', label: 'Standard colours', note: 'and any other you bring us' },
        { value: '2', label: 'Years of warranty', note: 'on everything we sew' },
      ],
    },
    text(`## How it began
We started by making match shirts for one Sunday league side that was tired of kit arriving late, in the wrong red. The next season four of its opponents asked for the same.
The shirts are better now. The idea is unchanged: a team sees its kit drawn, says yes, and gets exactly that.
## Where we are
Design, cutting and printing happen under one roof in Manchester, so a question about your kit is answered by someone who can see it.`),
    {
      blockType: 'featureTiles',
      eyebrow: 'Our values',
      heading: 'What we care about',
      tiles: [
        { title: 'Colours that match', text: 'From shirt to sock, and from this year to next.' },
        {
          title: 'Dates we keep',
          text: `${WEEKS} from approved proof to delivery, and a call before you have to ask.`,
        },
        {
          title: 'Sizes for everyone',
          text: 'From Boys XS to 3X-Large. Where a size costs more, you see it as you choose.',
        },
        { title: 'One shirt or a hundred', text: 'A new signing gets the same care as a whole squad.' },
      ],
    },
    {
      blockType: 'timeline',
      eyebrow: 'Along the way',
      heading: 'Our story',
      items: [
        { year: '2012', title: 'Eleven shirts', text: 'For a Sunday side, cut on a kitchen table.' },
        { year: '2014', title: 'A workshop in Manchester', text: 'And with it the first netball dresses.' },
        { year: '2017', title: 'Printing comes in-house', text: 'So that a colour is ours to match.' },
        { year: '2020', title: 'The team portal', text: 'Every club’s roster and artwork in one place.' },
        { year: '2023', title: 'The thousandth team', text: 'A school in Leeds, in purple and white.' },
      ],
    },
    {
      blockType: 'team',
      eyebrow: 'Our people',
      heading: 'Who you’ll talk to',
      members: [
        {
          name: 'Ruth Calder',
          role: 'Design',
          text: 'Draws your proof and answers for its colours. Plays goal attack on Tuesdays.',
        },
        {
          name: 'Sam Okafor',
          role: 'Production',
          text: 'Knows where your order is at any hour. Coaches an under-12 football side.',
        },
        {
          name: 'Ellie Marsh',
          role: 'Teams',
          text: 'The first voice you hear on the phone. Retired prop, still in the scrum for charity.',
        },
      ],
    },
    closing({
      heading: 'See your kit drawn',
      text: 'Tell us your colours, or ask us anything first.',
      buttonText: 'Kit Designs',
      buttonLink: '/custom-kits',
      secondButtonText: 'Get in touch',
      secondButtonLink: '/contact',
    }),
  ],
};
