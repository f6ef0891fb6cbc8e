import Link from 'next/link';
import { sizeChangesByPlayer, type ResizedPieces } from '@/domain/teams/size-changes';
import { WarningIcon } from '@/ui/WarningIcon';

type SizeChangesProps = {
  resized?: ResizedPieces;
  editHref?: string;
};

export function SizeChanges({ resized, editHref }: SizeChangesProps) {
  if (!resized) return null;
  return (
    <section aria-labelledby="size-changes-title" className="rounded-card bg-warning-soft p-5">
      <h2 id="size-changes-title" className="flex items-center gap-2.5 font-sans text-base font-semibold normal-case">
        <WarningIcon className="size-5 shrink-0 text-warning" />
        Sizes have changed since this was ordered
      </h2>
      <dl className="mt-3 space-y-2 text-sm">
        {sizeChangesByPlayer(resized).map(({ name, texts }) => (
          <div key={name}>
            <dt className="font-semibold wrap-anywhere">{name}</dt>
            {texts.map((text) => (
              <dd key={text} className="wrap-anywhere">
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        {editHref ? (
          <Link href={editHref} prefetch={false} className="font-medium text-accent underline underline-offset-4">
            Change the sizes in the order
          </Link>
        ) : (
          'The order keeps its sizes until a manager of the team changes it.'
        )}
      </p>
    </section>
  );
}
