import { createThrottle } from '@/lib/http/throttle';

/** Uses up an account's wrong passwords of all networks, as a hundred from a hundred networks would. */
export async function shutOut(collection: 'admin-users' | 'teams', body: object): Promise<void> {
  const accounts = createThrottle(`${collection}-login.account`, { points: 100, seconds: 15 * 60 });
  const [name] = Object.values(body) as string[];
  while ((await accounts.consume(name ?? '')).ok);
}
