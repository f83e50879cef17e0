'use client';

import {
  createClientFeature,
  HorizontalRuleNode,
  RelationshipNode,
} from '@payloadcms/richtext-lexical/client';

/** The editor fails on a text with a node that it does not know: these are opened, and offered in no menu. */
export const KeptHorizontalRules = createClientFeature({ nodes: [HorizontalRuleNode] });
export const KeptRelationships = createClientFeature({ nodes: [RelationshipNode] });
