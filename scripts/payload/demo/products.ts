import type { Garment, Pattern } from '@/domain/kits';
import type { ProductPart } from '@/domain/catalogue/product-parts';
import type { SizeCode } from '@/domain/catalogue/sizes';

export type DemoColor = { name: string; hex: string; secondary: string; accent: string; available?: boolean };
export type DemoProduct = {
  slug: string;
  name: string;
  sku: string;
  category: string;
  price: number;
  salePrice?: number;
  shortDescription: string;
  description: string;
  features: string[];
  garment: Garment;
  pattern: Pattern;
  number?: string;
  colors: DemoColor[];
  sizes: SizeCode[];
  parts?: ProductPart[];
  /** USD, by size. */
  additionalPrices?: Partial<Record<SizeCode, number>>;
  /** By 'Colour/size', or 'all' without sizes; others get a number of their own. */
  stock?: Record<string, number>;
  isFeatured?: boolean;
  isCustomizable?: boolean;
  rating: number;
  reviews: number;
};

const boys: SizeCode[] = ['XSB', 'SB', 'MB', 'LB', 'XLB'];
const adults: SizeCode[] = ['S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

const purple = { name: 'Purple', hex: '#7c3aed', secondary: '#ffffff', accent: '#1e1b4b' };
const navy = { name: 'Navy', hex: '#1e2a5a', secondary: '#38bdf8', accent: '#ffffff' };
const black = { name: 'Black', hex: '#17171c', secondary: '#7c3aed', accent: '#ffffff' };
const white = { name: 'White', hex: '#ffffff', secondary: '#1e2a5a', accent: '#ef4444' };
const red = { name: 'Red', hex: '#dc2626', secondary: '#ffffff', accent: '#17171c' };
const teal = { name: 'Teal', hex: '#0d9488', secondary: '#ccfbf1', accent: '#17171c' };
const green = { name: 'Green', hex: '#15803d', secondary: '#facc15', accent: '#ffffff' };
const royal = { name: 'Royal Blue', hex: '#1d4ed8', secondary: '#ffffff', accent: '#facc15' };
const pink = { name: 'Pink', hex: '#ec4899', secondary: '#ffffff', accent: '#7c3aed' };

export const demoProducts: DemoProduct[] = [
  {
    slug: 'velocity-netball-dress',
    name: 'Velocity Netball Dress',
    sku: 'NET-VEL-01',
    category: 'netball',
    price: 54.99,
    salePrice: 44.99,
    shortDescription: 'A sublimated match dress with a racerback cut that stays put through every turn.',
    description:
      'Cut for netball and nothing else: a close racerback bodice, a skirt with room to lunge and built-in shorts that do not ride up. The design is dyed into the fabric, so colours stay sharp season after season and names and positions never peel.',
    features: [
      'Fade-proof sublimated print',
      'Four-way stretch, 210 g/m²',
      'Built-in shorts',
      'Hook-and-loop bib patches front and back',
      'Names and positions included',
    ],
    garment: 'netball-dress',
    pattern: 'side-panels',
    number: '7',
    colors: [purple, teal, navy, { ...pink, available: false }],
    sizes: ['SB', 'MB', 'LB', 'XLB', 'S', 'M', 'L', 'XL', 'XXL'],
    stock: { 'Purple/M': 3, 'Teal/S': 0, 'Teal/M': 0 },
    isFeatured: true,
    isCustomizable: true,
    rating: 4.9,
    reviews: 128,
  },
  {
    slug: 'striker-pro-football-kit',
    name: 'Striker Pro Football Kit',
    sku: 'FTB-STR-01',
    category: 'football',
    price: 49.99,
    shortDescription:
      'Shirt, shorts and socks in one: ready to play in, or made in your colours with crest, names and numbers.',
    description:
      'The full match kit in one price. A light interlock shirt with mesh panels under the arms, shorts with a hidden cord and cushioned socks, all made together so that the colours match. Pick a colourway here or have ours redrawn in your own.',
    features: [
      'Shirt, shorts and socks',
      'Mesh ventilation panels',
      'Made to order with crest, names and numbers',
      'No minimum order',
      '2 year warranty',
    ],
    garment: 'football-shirt',
    pattern: 'stripes',
    number: '10',
    colors: [red, royal, black, { ...green, available: false }],
    sizes: [...boys, ...adults],
    parts: [
      { name: 'Shirt', worn: 'sizePreference', sizes: [] },
      { name: 'Shorts', worn: 'shortsSize', sizes: [...boys, ...adults], garment: 'football-shorts' },
      { name: 'Socks', worn: 'socksSize', sizes: [...boys, ...adults], garment: 'crew-socks' },
    ],
    additionalPrices: { XXL: 3, XXXL: 3 },
    stock: { 'Red/M': 4, 'Black/XXXL': 0, 'Royal Blue/XSB': 0 },
    isFeatured: true,
    isCustomizable: true,
    rating: 4.8,
    reviews: 214,
  },
  {
    slug: 'momentum-training-tee',
    name: 'Momentum Training Tee',
    sku: 'TRN-MOM-01',
    category: 'training',
    price: 24.99,
    salePrice: 19.99,
    shortDescription: 'The everyday session tee: light, quick to dry and hard to wear out.',
    description:
      'A knit that moves sweat outwards and dries while you drink. Flat seams keep it comfortable beneath a bib or a jacket, and the raglan sleeve leaves the shoulders free.',
    features: ['Quick-dry 140 g/m² knit', 'Flat-locked seams', 'Raglan sleeves', 'Made from recycled polyester'],
    garment: 'training-tee',
    pattern: 'plain',
    colors: [black, purple, royal, red],
    sizes: [...boys, ...adults],
    stock: { 'Black/L': 2 },
    isCustomizable: true,
    rating: 4.6,
    reviews: 342,
  },
  {
    slug: 'ironside-rugby-jersey',
    name: 'Ironside Rugby Jersey',
    sku: 'RUG-IRN-01',
    category: 'rugby',
    price: 59.99,
    shortDescription: 'A jersey that survives the scrum: reinforced seams, grip panel, rubber buttons.',
    description:
      'Heavier where hands grab and lighter where you sweat. Triple-stitched seams, a twill collar with rubber buttons and a chest panel with grip make it a jersey for the whole eighty minutes.',
    features: [
      'Triple-stitched seams',
      'Twill collar with rubber buttons',
      'Grip chest panel',
      'Hooped or solid designs',
    ],
    garment: 'rugby-jersey',
    pattern: 'hoops',
    number: '8',
    colors: [green, navy, red],
    sizes: adults,
    additionalPrices: { XXL: 4, XXXL: 4 },
    stock: { 'Green/S': 0, 'Navy/XL': 5 },
    isFeatured: true,
    isCustomizable: true,
    rating: 4.7,
    reviews: 96,
  },
  {
    slug: 'crease-cricket-shirt',
    name: 'Crease Cricket Shirt',
    sku: 'CRK-CRE-01',
    category: 'cricket',
    price: 39.99,
    shortDescription: 'Long days in the field, kept cool: a whites shirt with coloured trim.',
    description:
      'A breathable pique with ultraviolet protection, cut long so that it stays tucked in at the crease. Choose classic whites with a trim in the club colour, or a full one-day design.',
    features: ['UPF 40+ pique fabric', 'Long tail', 'Contrast trim', 'Whites or one-day colours'],
    garment: 'cricket-shirt',
    pattern: 'plain',
    colors: [white, navy, teal],
    sizes: [...boys, ...adults],
    stock: { 'White/L': 1 },
    isCustomizable: true,
    rating: 4.5,
    reviews: 61,
  },
  {
    slug: 'thermal-base-layer',
    name: 'Thermal Base Layer Top',
    sku: 'BSL-THM-01',
    category: 'baselayers',
    price: 34.99,
    salePrice: 27.99,
    shortDescription: 'Warmth without weight, worn close beneath the shirt.',
    description:
      'A brushed inner face holds warm air next to the skin while the smooth outer slides beneath a match shirt. The mock neck and thumb loops close the gaps that winter finds.',
    features: ['Brushed thermal inner', 'Mock neck', 'Thumb loops', 'Compression fit'],
    garment: 'baselayer',
    pattern: 'side-panels',
    colors: [black, white, navy],
    sizes: [...boys, 'S', 'M', 'L', 'XL', 'XXL'],
    stock: { 'White/S': 0, 'White/M': 0, 'White/L': 0, 'White/XL': 0, 'White/XXL': 0 },
    rating: 4.4,
    reviews: 187,
  },
  {
    slug: 'touchline-team-holdall',
    name: 'Touchline Team Holdall',
    sku: 'BAG-TCH-01',
    category: 'bags',
    price: 42,
    shortDescription: 'Boots, ball and a full kit, with room for the wet towel.',
    description:
      'A 60-litre holdall in a coated ripstop that shrugs off a wet touchline. The ventilated end pocket takes boots or laundry, and the base is stiff enough to stand on concrete.',
    features: ['60 litres', 'Ventilated boot pocket', 'Coated ripstop', 'Club crest and initials on request'],
    garment: 'holdall',
    pattern: 'plain',
    colors: [black, navy, purple],
    sizes: [],
    stock: { all: 42 },
    isFeatured: true,
    rating: 4.8,
    reviews: 73,
  },
  {
    slug: 'pro-grip-crew-socks',
    name: 'Pro Grip Crew Socks',
    sku: 'SOC-GRP-01',
    category: 'socks',
    price: 12.5,
    shortDescription: 'Silicone grip underfoot, cushioning where boots rub.',
    description:
      'Grip dots hold the foot still inside the boot, so that you stop and the sock does not slip. Cushioned heel and toe, an arch band and a calf that stays up.',
    features: ['Silicone grip sole', 'Cushioned heel and toe', 'Arch support', 'Team hoops available'],
    garment: 'crew-socks',
    pattern: 'hoops',
    colors: [white, black, red, royal],
    sizes: ['SB', 'MB', 'LB', 'S', 'M', 'L'],
    stock: { 'Red/L': 0, 'White/M': 3 },
    rating: 4.3,
    reviews: 255,
  },
];
