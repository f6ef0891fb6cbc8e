import type { SizeCode } from '@/domain/catalogue/sizes';

export const demoTeam = {
  username: 'northside-netball',
  teamName: 'Northside Netball',
  division: 'Premier Division',
  sportType: 'Netball',
  contactPerson: 'Maya Osei',
  email: 'manager@northside.test',
  phone: '+44 161 496 0456',
  colors: ['#7c3aed', '#ffffff', '#1e1b4b'],
};

export const demoPeople = [
  { fullName: 'Priya Shah', email: 'coach@demo.test', role: 'coach' },
  { fullName: 'Tom Webster', email: 'treasurer@demo.test', role: 'treasurer' },
] as const;

export const demoAddress = {
  ...{
    line1: 'Northside Leisure Centre',
    line2: '12 Moss Lane',
    city: 'Manchester',
    postcode: 'M14 4PX',
    country: 'GB',
  },
};

type Member = [name: string, position: string, jerseyNumber: number, sizePreference: SizeCode];

export const demoMembers: Member[] = [
  ['Abi Carter', 'Goal Shooter', 1, 'S'],
  ['Bea Lindqvist', 'Goal Attack', 2, 'M'],
  ['Chloe Adeyemi', 'Wing Attack', 3, 'S'],
  ['Dana Whitlock', 'Centre', 4, 'M'],
  ['Esme Fairbank', 'Wing Defence', 5, 'L'],
  ['Farah Nasser', 'Goal Defence', 6, 'M'],
  ['Grace Okafor', 'Goal Keeper', 7, 'L'],
  ['Holly Prentice', 'Wing Attack', 8, 'S'],
  ['Isla Munro', 'Centre', 9, 'XL'],
];

export const nameOnBack = (name: string): string => (name.split(' ').at(-1) ?? '').toUpperCase();

type TeamOrder = {
  statuses: ('approved' | 'in_production' | 'delivered')[];
  daysAgo: number;
  slug: string;
  color: string;
  /** One for each member in their size, or so many without a size. */
  pieces: 'members' | number;
  notes?: string;
  proof?: 'waiting' | 'approved';
};

export const demoTeamOrders: TeamOrder[] = [
  {
    statuses: ['approved', 'in_production', 'delivered'],
    daysAgo: 160,
    slug: 'velocity-netball-dress',
    color: 'Purple',
    pieces: 'members',
    proof: 'approved',
  },
  {
    statuses: ['approved', 'in_production'],
    daysAgo: 21,
    slug: 'momentum-training-tee',
    color: 'Black',
    pieces: 'members',
    proof: 'approved',
  },
  { statuses: ['approved'], daysAgo: 9, slug: 'touchline-team-holdall', color: 'Purple', pieces: 12 },
  {
    statuses: [],
    daysAgo: 1,
    slug: 'velocity-netball-dress',
    color: 'Teal',
    pieces: 'members',
    notes: 'Away kit. Please keep the collar white.',
    proof: 'waiting',
  },
];
