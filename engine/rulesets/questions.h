// The questions that editions play. [engine/rules/question.h]
#pragma once

#include "engine/rules/question.h"

namespace six {

// Of the rules of 2002 and 2003: unlimited, conquest.
extern const QuestionTable kFirstEditionQuestions;
// Of those of late 2003: v2.
extern const QuestionTable kSecondEditionQuestions;

}  // namespace six
