/** Things of one kind that staff write: their drafts are kept as `kind:id`, their list is at `path`, and each of them below it. */
export interface Things {
  kind: string;
  path: string;
}

/** @param isNew it is begun there with this id, and not asked for */
export const pathOf = ({ path }: Things, id: string, isNew = false) => `${path}/${id}${isNew ? '?new' : ''}`;
