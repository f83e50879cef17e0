'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { SendAgainButton } from './send-again-button.tsx';

/** The button "Send again" on a delivery. */
export function SendAgainField() {
  const { id } = useDocumentInfo();
  if (!id) return null;
  return (
    <div className="field-type">
      <SendAgainButton to={`/cmsapi/api/deliveries-send-again/${id}`} />
    </div>
  );
}
