import { formatBytes } from '@/domain/text/format-bytes';
import { safeLink } from '@/domain/pages/safe-address';
import { libraryId } from '@/modules/pages/page-content';
import { buttonClass } from '@/ui/button-class';
import { BlockPicture } from './BlockPicture';
import { BlockSection, itemHeading } from './BlockSection';
import { DownloadIcon } from '@/ui/icons';
import { NotYetButton } from './NotYetButton';
import { pictureSource } from './picture-source';
import { slotsOf } from './slots';
import type { BlockOf, BlockViewProps } from './types';

const SIZES = '(min-width: 1344px) 300px, (min-width: 1024px) 23vw, 45vw';
const BUTTON = `${buttonClass('outline')} w-full`;

export function DownloadsBlockView({ block, data, editing }: BlockViewProps<'downloads'>) {
  const slot = slotsOf(editing);
  const Heading = itemHeading(block);
  return (
    <BlockSection block={block} editing={editing}>
      <ul className="grid grid-cols-2 gap-3 @2xl:gap-5 @5xl:grid-cols-4">
        {(block.items ?? []).map((item, index) => {
          const picture = pictureSource(item.picture, data);
          return (
            <li key={item.id ?? index} className="card flex flex-col">
              {picture && (
                <div className="border-b border-line bg-[radial-gradient(circle_at_50%_40%,#ffffff,#dcdae6)] dark:bg-[radial-gradient(circle_at_50%_40%,#4a4a5e,#1b1b26)]">
                  <BlockPicture
                    picture={picture}
                    alt=""
                    sizes={SIZES}
                    className="mx-auto aspect-4/5 h-auto w-full object-contain p-2 [filter:drop-shadow(0_10px_14px_rgb(11_11_18/0.28))] @2xl:p-4"
                  />
                </div>
              )}
              <div className="flex grow flex-col gap-4 p-4 @2xl:p-5">
                <div>
                  <Heading className="text-xl leading-none">{slot(`items.${index}.title`, item.title)}</Heading>
                  <p className="mt-1.5 text-sm text-ink-muted">{slot(`items.${index}.note`, item.note)}</p>
                </div>
                <div className="mt-auto">
                  <Download {...item} size={data.documents?.[libraryId(item.file) ?? '']?.size} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}

type DownloadItem = NonNullable<BlockOf<'downloads'>['items']>[number];

/** A download without a file is announced (the kit mockups that a shop starts with). */
function Download({ title, file, size }: DownloadItem & { size: number | undefined }) {
  const address = file?.trim() ? safeLink(file) : undefined;
  const facts = size === undefined ? '' : ` (PDF, ${formatBytes(size)})`;
  const content = (
    <>
      <DownloadIcon className="size-5" />
      Download{facts}
    </>
  );
  const label = `Download ${title ?? ''}`.trim() + facts;
  return address ? (
    <a href={address} download aria-label={label} className={BUTTON}>
      {content}
    </a>
  ) : (
    <NotYetButton feature={`${title ?? 'File'} download`} label={label} className={BUTTON}>
      {content}
    </NotYetButton>
  );
}
