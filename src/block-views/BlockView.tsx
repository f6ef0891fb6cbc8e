import type { ReactNode } from 'react';
import { Container } from '@/ui/Container';
import { ButtonBlockView } from './ButtonBlockView';
import { CallToActionBlockView } from './CallToActionBlockView';
import { CategoryTilesBlockView } from './CategoryTilesBlockView';
import { ColumnsBlockView } from './ColumnsBlockView';
import { ContactDetailsBlockView } from './ContactDetailsBlockView';
import { DownloadsBlockView } from './DownloadsBlockView';
import { FaqBlockView } from './FaqBlockView';
import { FeatureTilesBlockView } from './FeatureTilesBlockView';
import { FormBlockView } from './FormBlockView';
import { GalleryBlockView } from './GalleryBlockView';
import { HeroBlockView } from './HeroBlockView';
import { ImageBlockView } from './ImageBlockView';
import { NewsletterBlockView } from './NewsletterBlockView';
import { ProductGridBlockView } from './ProductGridBlockView';
import { StatisticsBlockView } from './StatisticsBlockView';
import { StepsBlockView } from './StepsBlockView';
import { SwatchesBlockView } from './SwatchesBlockView';
import { TableBlockView } from './TableBlockView';
import { TeamBlockView } from './TeamBlockView';
import { TestimonialsBlockView } from './TestimonialsBlockView';
import { TextBlockView } from './TextBlockView';
import { TimelineBlockView } from './TimelineBlockView';
import type { BlockType, BlockViewProps, Column, PageBlock } from './types';

/** A view for every block type: a new type does not compile without one. */
const blockViews: { [Type in BlockType]: (props: BlockViewProps<Type>) => ReactNode } = {
  hero: HeroBlockView,
  text: TextBlockView,
  image: ImageBlockView,
  button: ButtonBlockView,
  columns: Columns,
  callToAction: CallToActionBlockView,
  featureTiles: FeatureTilesBlockView,
  steps: StepsBlockView,
  testimonials: TestimonialsBlockView,
  faq: FaqBlockView,
  statistics: StatisticsBlockView,
  timeline: TimelineBlockView,
  team: TeamBlockView,
  table: TableBlockView,
  swatches: SwatchesBlockView,
  contactDetails: ContactDetailsBlockView,
  gallery: GalleryBlockView,
  downloads: DownloadsBlockView,
  productGrid: ProductGridBlockView,
  categoryTiles: CategoryTilesBlockView,
  form: FormBlockView,
  newsletter: NewsletterBlockView,
};

type BlockProps = Pick<BlockViewProps<BlockType>, 'data' | 'parts' | 'editing' | 'heroPicture'> & {
  block: PageBlock;
  isLead?: boolean;
};

/** Its layout follows its own width, not the window’s: columns and narrow previews look like small screens. */
export function BlockView({ block, isLead = false, ...rest }: BlockProps) {
  return (
    <div className="page-block">
      {isKnown(block.blockType) ? draw(block.blockType, { block, isLead, ...rest }) : rest.editing && <UnknownBlock />}
    </div>
  );
}

function draw<Type extends BlockType>(type: Type, props: BlockViewProps<Type>): ReactNode {
  const View: (props: BlockViewProps<Type>) => ReactNode = blockViews[type];
  return <View {...props} />;
}

/** Columns contain blocks in turn; an editor’s canvas draws its own list of them. */
function Columns({ block, editing, ...rest }: BlockViewProps<'columns'>) {
  const blocksOf = ({ id, blocks }: Column) =>
    editing && id
      ? editing.column(id)
      : (blocks ?? []).map((each, place) => <BlockView key={each.id ?? place} block={each} {...rest} isLead={false} />);
  return <ColumnsBlockView block={block} blocksOf={blocksOf} />;
}

/** Stored blocks may be older or newer than this program: editors see a note, visitors the rest of the page. */
function isKnown(type: string): type is BlockType {
  return Object.hasOwn(blockViews, type);
}

function UnknownBlock() {
  return (
    <Container className="py-4">
      <p className="rounded-card border border-dashed border-line-strong p-6 text-center text-ink-muted">
        Unknown block type
      </p>
    </Container>
  );
}
