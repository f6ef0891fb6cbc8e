import { BlockPicture } from './BlockPicture';
import { BlockSection, itemHeading } from './BlockSection';
import { pictureSource } from './picture-source';
import { MULTILINE, slotsOf } from './slots';
import type { BlockViewProps } from './types';

const SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 45vw, 90vw';

export function TeamBlockView({ block, data, editing }: BlockViewProps<'team'>) {
  const slot = slotsOf(editing);
  const Heading = itemHeading(block);
  return (
    <BlockSection block={block} editing={editing}>
      <ul className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {(block.members ?? []).map(({ id, name, role, text, picture }, index) => {
          const portrait = pictureSource(picture, data);
          return (
            <li key={id ?? index} className="card flex flex-col">
              {portrait ? (
                <BlockPicture picture={portrait} alt="" sizes={SIZES} className="aspect-4/3 w-full object-cover" />
              ) : (
                <Initials name={name ?? ''} />
              )}
              <div className="flex flex-col gap-2 p-5 @2xl:p-6">
                <div>
                  <Heading className="text-subheading">{slot(`members.${index}.name`, name)}</Heading>
                  <p className="mt-1.5 text-sm font-semibold text-accent">{slot(`members.${index}.role`, role)}</p>
                </div>
                <p className="whitespace-pre-line text-ink-muted">{slot(`members.${index}.text`, text, MULTILINE)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  return (
    <div aria-hidden className="relative isolate aspect-5/2 overflow-clip bg-night">
      <span className="absolute inset-0 -z-10 bg-[radial-gradient(24rem_14rem_at_90%_0%,rgb(124_58_237/0.75),transparent_70%)]" />
      <span className="absolute inset-y-0 right-[18%] -z-10 w-14 -skew-x-24 bg-white/8" />
      <span className="absolute bottom-4 left-5 font-display text-7xl leading-[0.8] font-bold text-white uppercase @2xl:left-6">
        {letters}
      </span>
    </div>
  );
}
