import { cn } from '@/ui/cn';
import { Container } from '@/ui/Container';
import { chaptersOf, withChildren, type Chapter, type RichTextData } from './chapters';
import { RichTextView } from './RichTextView';
import { soundText } from './sound-text';
import { textAlignments, textColor, textSizes } from './text-look';
import type { BlockViewProps } from './types';

/** A text in the size, alignment and colour chosen. One with headings, set left, is laid out in chapters. */
export function TextBlockView({ block, editing }: BlockViewProps<'text'>) {
  const { fontSize, alignment, color } = block;
  if (editing) {
    return (
      <Container className={cn('py-8 @2xl:py-12', textSizes[fontSize], textColor(color))}>
        <div className={cn('max-w-prose', textAlignments[alignment])}>{editing.richText('content', block.content)}</div>
      </Container>
    );
  }
  const content = soundText(block.content);
  if (!content) return null;
  const chapters = chaptersOf(content);
  const inChapters = alignment === 'left' && chapters.some(({ heading }) => heading);
  return (
    <Container className={cn('py-8 @2xl:py-12', textSizes[fontSize], textColor(color))}>
      {inChapters ? (
        chapters.map((chapter, index) => <ChapterView key={index} chapter={chapter} content={content} />)
      ) : (
        <div className={cn('max-w-prose', textAlignments[alignment])}>
          <RichTextView content={content} />
        </div>
      )}
    </Container>
  );
}

/** Heading on the left, its text on the right, under a rule. */
function ChapterView({ chapter, content }: { chapter: Chapter; content: RichTextData }) {
  return (
    <section className="grid gap-x-12 gap-y-5 border-t border-line py-8 first:border-t-0 @2xl:py-10 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      {chapter.heading && (
        <div className="@5xl:sticky @5xl:top-[calc(var(--spacing-header)+2rem)] @5xl:self-start">
          <RichTextView content={withChildren(content, [chapter.heading])} />
        </div>
      )}
      <div className="max-w-prose @5xl:col-start-2">
        <RichTextView content={withChildren(content, chapter.body)} />
      </div>
    </section>
  );
}
