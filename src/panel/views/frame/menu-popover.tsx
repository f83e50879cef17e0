'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** The browser opens and closes it; a screen that it led to begins with it closed. */
export function MenuPopover({ children }: { children: ReactNode }) {
  const path = usePathname();
  return (
    <>
      <button type="button" className="content-menu-button" popoverTarget="content-menu">
        All content
      </button>
      <nav key={path} id="content-menu" className="content-menu" popover="auto" aria-label="All content">
        {children}
      </nav>
    </>
  );
}

export function MenuLink({ href, label }: { href: string; label: string }) {
  const path = usePathname();
  const isHere = path === href || path.startsWith(`${href}/`);
  return (
    <Link href={href} prefetch={false} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  );
}
