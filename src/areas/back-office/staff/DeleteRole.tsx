'use client';

import { Trash2 } from 'lucide-react';
import { PasswordDialog } from '@/modules/accounts/components/PasswordDialog';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import { deleteRoleAction } from './role-actions';

export function DeleteRole({ id, name }: { id: string; name: string }) {
  return (
    <PasswordDialog
      title={`Delete ${name}?`}
      description="Nobody has this role."
      trigger={
        <Button variant="outline" size="sm">
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      }
      confirmLabel="Delete role"
      destructive
      call={(password) => deleteRoleAction({ id, password })}
      onSuccess={() => toast({ title: '✅ Role Deleted' })}
    />
  );
}
