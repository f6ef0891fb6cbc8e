'use client';

import { callAction } from '@/ui/call-action';
import { toast } from '@/ui/toast';
import { useSentForm, type SentFormState } from '@/ui/use-sent-form';

type ReturnForm = {
  send: (data: FormData) => Promise<SentFormState>;
  done: { title: string; description: string };
  onClose: () => void;
};

export const useReturnForm = ({ send, done, onClose }: ReturnForm) =>
  useSentForm<SentFormState>({
    send: async (data) => {
      const result = await callAction(send(data));
      if (!result.ok) return result;
      toast(done);
      onClose();
      return {};
    },
  });
