import { formAnchor } from '@/modules/inquiries/inquiry-form-state';
import { BlockSection } from './BlockSection';
import type { BlockViewProps } from './types';

export function FormBlockView({ block, parts: { InquiryForm }, editing }: BlockViewProps<'form'>) {
  const kind = block.form === 'quote' ? 'quote' : 'contact';
  return (
    <BlockSection block={block} editing={editing} isAside>
      <div
        id={formAnchor(kind)}
        inert={Boolean(editing)}
        className="scroll-mt-[calc(var(--spacing-header)+1rem)] @container"
      >
        <InquiryForm key={kind} kind={kind} />
      </div>
    </BlockSection>
  );
}
