import type { InquiryStatus } from '@/domain/inquiries/inquiry';
import type { InquiryWords } from '@/domain/inquiries/inquiry-input';

export type DemoInquiry = {
  status: InquiryStatus;
  hoursAgo: number;
  input: InquiryWords;
  reply?: string;
};

/** Oldest first. People and clubs are invented. */
export const demoInquiries: DemoInquiry[] = [
  {
    status: 'closed',
    hoursAgo: 310,
    input: {
      kind: 'contact',
      name: 'Priya Shah',
      email: 'priya.shah@example.test',
      phone: '+44 161 496 0789',
      inquiryType: 'support',
      subject: 'Two dresses too small',
      message: 'Hello,\n\ntwo of the netball dresses came up smaller than we thought. Can we add one in 2X-Large?',
    },
    reply:
      'Hello Priya,\n\nof course. Order one more under the same design and we will match the shade of the first batch.',
  },
  {
    status: 'answered',
    hoursAgo: 74,
    input: {
      kind: 'quote',
      name: 'Marcus Bell',
      email: 'marcus@riverside-rovers.test',
      phone: '+44 113 496 0112',
      teamName: 'Riverside Rovers U12',
      sport: 'football',
      quantity: '11-25',
      colors: 'Royal blue with white sleeves',
      message:
        'Shirts, shorts and socks for a squad of 16 and two coaches. Numbers 1 to 18 on the back, names are not needed. First match is in five weeks.',
    },
    reply:
      'Hello Marcus,\n\nthank you for asking us. Five weeks is comfortable: we need two to three from your approval of the proof. With 18 kits you reach our first price tier. Shall I send you a proof with the blue from our chart?',
  },
  {
    status: 'new',
    hoursAgo: 29,
    input: {
      kind: 'contact',
      name: 'Joanne Whitlock',
      email: 'j.whitlock@hillcrest-school.test',
      phone: undefined,
      inquiryType: 'bulk-order',
      subject: 'Kit for four year groups',
      message:
        'Good morning, we are renewing the PE kit of four year groups, around 240 pupils. Do you keep a design on file so that parents can order later, one at a time?',
    },
  },
  {
    status: 'new',
    hoursAgo: 7,
    input: {
      kind: 'quote',
      name: 'Amara Nwosu',
      email: 'amara@harbour-storm.test',
      phone: undefined,
      teamName: 'Harbour Storm Netball',
      sport: 'netball',
      quantity: '26-50',
      colors: 'Teal, navy, a little white',
      message:
        'Dresses for three teams with sponsor on the front. We have our crest as a vector file. Could you also quote for warm-up jackets?',
    },
  },
  {
    status: 'new',
    hoursAgo: 2,
    input: {
      kind: 'contact',
      name: 'Daniel Osei',
      email: 'daniel.osei@example.test',
      phone: '+44 20 7946 0433',
      inquiryType: 'design-help',
      subject: 'Crest from a photograph',
      message: 'We only have our crest as a photograph of an old flag. Can your designers redraw it from that?',
    },
  },
];
