import type { SizeCode } from '@/domain/sizes';

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

type TeamOrder = {
  status: 'pending' | 'approved' | 'in_production' | 'delivered';
  daysAgo: number;
  slug: string;
  color: string;
  sizes: Partial<Record<SizeCode, number>>;
};

export const demoTeamOrders: TeamOrder[] = [
  { status: 'delivered', daysAgo: 160, slug: 'velocity-netball-dress', color: 'Purple', sizes: { S: 3, M: 4, L: 2 } },
  {
    status: 'in_production',
    daysAgo: 21,
    slug: 'momentum-training-tee',
    color: 'Black',
    sizes: { S: 3, M: 4, L: 2, XL: 1 },
  },
  { status: 'approved', daysAgo: 9, slug: 'touchline-team-holdall', color: 'Purple', sizes: {} },
  { status: 'pending', daysAgo: 1, slug: 'thermal-base-layer', color: 'Black', sizes: { S: 3, M: 4, L: 2 } },
];
