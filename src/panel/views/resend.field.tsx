'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { ResendButton } from './resend-button.tsx';

/** The button "Send again" on a delivery. */
export function ResendField() {
  const { id } = useDocumentInfo();
  if (!id) return null;
  return (
    <div className="field-type">
      <ResendButton to={`/cmsapi/api/deliveries-send-again/${id}`} />
    </div>
  );
}
