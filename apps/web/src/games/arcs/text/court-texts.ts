// What Court cards say, in full: a part of its own, loaded when it is first shown. A low strip shows only their names.

export { COURT_TEXT as TEXTS } from '@understudy/arcs/text'
