import { createHash, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, CODE_PREFIX } from '@/domain/vouchers/voucher';
import { seal, unseal } from '@/lib/crypto/sealed';

const PURPOSE = 'voucher code';

/** 80 random bits: its hash needs no key, and it pays whatever PAYLOAD_SECRET is. */
export const newVoucherCode = (): string =>
  CODE_PREFIX + Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

export const sealCode = (id: string, code: string): string => seal(PURPOSE, id, code);

export const codeOf = ({ id, sealedCode }: { id: string; sealedCode: string }): string | undefined =>
  unseal(PURPOSE, id, sealedCode);
