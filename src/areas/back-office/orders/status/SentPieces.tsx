'use client';

import { useAnswer } from '@/ui/use-answer';
import { RadioGroup } from '@/ui/RadioGroup';
import { ORDERS_PATH } from '../filters/order-filters';
import type { SentPieces as Sent } from './sent-endpoint';

export const RETURN_SENT = 'returnSent';

export function SentPieces({ orderId }: { orderId: string }) {
  const { answer } = useAnswer<Sent>(`${ORDERS_PATH}/${orderId}/sent`, { pause: 0 });
  if (!answer || answer.pieces.length === 0) return null;
  return (
    <div className="space-y-4">
      <div className="text-sm">
        <p className="font-semibold">These have been sent, and stay out of stock:</p>
        <ul className="mt-1 list-disc pl-5 wrap-anywhere">
          {answer.pieces.map((pieces) => (
            <li key={pieces}>{pieces}</li>
          ))}
        </ul>
      </div>
      <RadioGroup
        name={RETURN_SENT}
        legend="What becomes of them?"
        defaultValue="yes"
        options={[
          { value: 'yes', label: 'Open a return', description: 'The customer is emailed how to send them back.' },
          { value: '', label: 'Nothing for now', description: 'You can open a return from the order later.' },
        ]}
      />
    </div>
  );
}
