import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { chaptersOf, withChildren, type Chapter, type RichTextData } from './chapters';
import { RichTextView } from './RichTextView';
import { sanitiseRichText } from './sanitise-rich-text';
import { textAlignments, textColor, textSizes } from './text-look';
import type { Alignment, BlockViewProps, PageData } from './types';

export function TextBlockView({ block, data, editing }: BlockViewProps<'text'>) {
  const { fontSize, alignment, color } = block;
  const content = sanitiseRichText(block.content);
  const className = cn('max-w-prose', textAlignments[alignment]);
  const drawn = content && drawText(content, { alignment, className, data });
  const shown = editing ? editing.richText('content', block.content, { drawn, className }) : drawn;
  if (!shown) return null;
  return <Container className={cn('py-8 @2xl:py-12', textSizes[fontSize], textColor(color))}>{shown}</Container>;
}

type TextLook = { alignment: Alignment; className: string; data: PageData };

function drawText(content: RichTextData, { alignment, className, data }: TextLook): ReactNode {
  const chapters = chaptersOf(content);
  if (alignment === 'left' && chapters.some(({ heading }) => heading)) {
    return chapters.map((chapter, index) => (
      <ChapterView key={index} chapter={chapter} content={content} data={data} />
    ));
  }
  return (
    <div className={className}>
      <RichTextView content={content} data={data} />
    </div>
  );
}

function ChapterView({ chapter, content, data }: { chapter: Chapter; content: RichTextData; data: PageData }) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 @2xl:py-10 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      {chapter.heading && (
        <div className="@5xl:sticky @5xl:top-[calc(var(--spacing-header)+2rem)] @5xl:self-start">
          <RichTextView content={withChildren(content, [chapter.heading])} data={data} />
        </div>
      )}
      <div className="max-w-prose @5xl:col-start-2">
        <RichTextView content={withChildren(content, chapter.body)} data={data} />
      </div>
    </section>
  );
}
