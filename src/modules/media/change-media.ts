import type { PayloadRequest } from 'payload';
import { MAX_PICTURE_TITLE } from '@/domain/pages/media';
import { cleanLine } from '@/domain/text/text';
import { asUser } from '@/lib/payload/as-user';
import { type Refusal, refusalOf } from '@/lib/failures';
import { inTransaction } from '@/lib/database/transaction';
import type { Result } from '@/lib/result';
import { altWords, noWords } from './store-picture';
import { lockPicture, setFocus } from './data/media';

interface MediaWords {
  alt: string;
  title: string;
  /** Per cent from the left and from the top. */
  focus: { x: number; y: number };
}

type ChangeMedia = { req: PayloadRequest; id: string; words: MediaWords };

export async function changeMedia({ req, id, words }: ChangeMedia): Promise<Result<object, Refusal>> {
  const { payload } = req;
  const alt = altWords(words.alt);
  if (!alt) return noWords();
  try {
    return await inTransaction(req, async (session) => {
      await lockPicture(session, id);
      await payload.update({
        collection: 'media',
        id,
        data: { alt, title: cleanLine(words.title).slice(0, MAX_PICTURE_TITLE) || null },
        ...asUser(req),
      });
      await setFocus(session, id, words.focus);
      return { ok: true } as const;
    });
  } catch (error) {
    return refusalOf(error, 'picture', 'Failed to save picture');
  }
}
