'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { callAction } from '@/ui/call-action';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import { deleteInquiryAction } from './inquiry-actions';
import { failed } from '@/ui/failed';

type DeleteInquiryProps = { id: string; replies: number; files: number; backHref: string };

const counted = (count: number, one: string) =>
  count === 0 ? [] : [count === 1 ? `its ${one}` : `its ${count} ${one}s`];

export function DeleteInquiry({ id, replies, files, backHref }: DeleteInquiryProps) {
  const router = useRouter();
  const also = [...counted(files, 'file'), ...counted(replies, 'reply')].join(' and ');

  async function remove() {
    const result = await callAction(deleteInquiryAction(id));
    if (!result.ok) {
      toast(failed(result.message));
      return result.code === 'not_found';
    }
    toast({ title: '✅ Inquiry Deleted' });
    router.replace(backHref);
    return true;
  }

  return (
    <ConfirmDialog
      title="Delete this inquiry?"
      description={`It is deleted${also && ` with ${also}`} for good.`}
      confirmLabel="Delete"
      destructive
      onConfirm={remove}
      trigger={
        <Button variant="ghost" size="sm" className="w-full text-danger">
          <Trash2 aria-hidden className="size-4" />
          Delete inquiry
        </Button>
      }
    />
  );
}
