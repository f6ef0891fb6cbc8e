/** Invented visits, the same for everyone on one day. */

/** 90 days, and as many before them to compare with. */
const DEMO_DAYS = 182;

const pages: Record<string, number> = {
  '/': 46,
  '/shop': 38,
  '/custom-kits': 19,
  '/size-guides': 13,
  '/about': 12,
  '/contact': 8,
  '/brochures': 4,
};
const products: Record<string, number> = {
  'striker-pro-football-kit': 17,
  'velocity-netball-dress': 15,
  'ironside-rugby-jersey': 9,
  'momentum-training-tee': 8,
  'touchline-team-holdall': 6,
  'pro-grip-crew-socks': 4,
};
/** Shares of views; the rest came directly. */
const referrers: Record<string, number> = {
  '': 0.58,
  'google.com': 0.25,
  'facebook.com': 0.07,
  'instagram.com': 0.06,
  'bing.com': 0.04,
};
/** From Sunday. */
const weekdays = [0.8, 1.2, 1.15, 1.1, 1.05, 0.95, 0.65];
const STEPS = { cart: 0.16, checkout: 0.08 } as const;

interface DemoViews {
  day: string;
  path: string;
  referrer: string;
  views: number;
}

interface DemoSteps {
  day: string;
  event: keyof typeof STEPS;
  slug: string;
  total: number;
}

/** A hash, 0 to 1. */
function chance(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const about = (amount: number, words: string): number =>
  Math.floor(amount * (0.7 + 0.6 * chance(words)) + chance(`${words}!`));

function pace(day: Date, ago: number): number {
  return (weekdays[day.getUTCDay()] ?? 1) * (1.1 - (0.5 * ago) / DEMO_DAYS);
}

const daysBefore = (today: Date): { day: string; busy: number }[] =>
  Array.from({ length: DEMO_DAYS }, (_, index) => {
    const ago = DEMO_DAYS - index;
    const date = new Date(today.getTime() - ago * 86_400_000);
    return { day: date.toISOString().slice(0, 10), busy: pace(date, ago) };
  });

/** Leaves out today. */
export function demoViews(today: Date): DemoViews[] {
  const paths = {
    ...pages,
    ...Object.fromEntries(Object.entries(products).map(([slug, views]) => [`/product/${slug}`, views])),
  };
  return daysBefore(today).flatMap(({ day, busy }) =>
    Object.entries(paths).flatMap(([path, usual]) =>
      Object.entries(referrers).flatMap(([referrer, share]) => {
        const views = about(usual * share * busy, `${day} ${path} ${referrer}`);
        return views > 0 ? [{ day, path, referrer, views }] : [];
      }),
    ),
  );
}

export function demoSteps(today: Date): DemoSteps[] {
  return daysBefore(today).flatMap(({ day, busy }) =>
    Object.entries(products).flatMap(([slug, usual]) =>
      (Object.keys(STEPS) as (keyof typeof STEPS)[]).flatMap((event) => {
        const total = about(usual * STEPS[event] * busy, `${day} ${slug} ${event}`);
        return total > 0 ? [{ day, event, slug, total }] : [];
      }),
    ),
  );
}
