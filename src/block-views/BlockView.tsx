import type { ReactNode } from 'react';
import { Container } from '@/ui/Container';
import { ButtonBlockView } from './ButtonBlockView';
import { HeroBlockView } from './HeroBlockView';
import { ImageBlockView } from './ImageBlockView';
import { TextBlockView } from './TextBlockView';
import type { BlockOf, BlockType, BlockViewProps, PageBlock } from './types';

/** The view of every block there is: a new type does not compile until it has one. */
const blockViews: { [Type in BlockType]: (props: BlockViewProps<Type>) => ReactNode } = {
  hero: HeroBlockView,
  text: TextBlockView,
  image: ImageBlockView,
  button: ButtonBlockView,
};

/** One block, as the public page and both editors show it. */
export function BlockView({ block, isLead = false }: { block: PageBlock; isLead?: boolean }) {
  return isKnown(block.blockType) ? draw(block.blockType, block, isLead) : <UnknownBlock />;
}

function draw<Type extends BlockType>(type: Type, block: BlockOf<Type>, isLead: boolean) {
  const View: (props: BlockViewProps<Type>) => ReactNode = blockViews[type];
  return <View block={block} isLead={isLead} />;
}

/** What is stored may be older or newer than this program. */
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
