import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scope } from '@/domain/api-keys/scopes';
import { sharedInstance } from '@kitroom/front/shared-instance';

const scopes = sharedInstance('granted-scope', () => new AsyncLocalStorage<Scope>());

/** Runs an operation whose scope its caller has, or needs nobody to have. */
export const withGrantedScope = <Answer>(scope: Scope, work: () => Answer): Answer => scopes.run(scope, work);

export const grantedScope = (): Scope | undefined => scopes.getStore();
